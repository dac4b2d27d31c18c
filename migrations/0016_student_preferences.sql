ALTER TABLE "users" ADD COLUMN "answer_language" text DEFAULT 'question' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "english_voice" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hindi_voice" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "users_last_used_at" ON "users" USING btree ("last_used_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_answer_language" CHECK ("users"."answer_language" in ('question', 'english', 'hindi'));