ALTER TABLE "activity_log" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "concept" text;--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "task" text;--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "difficulty" text;--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "attempt" integer;--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "is_after_reveal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "is_evidence" boolean GENERATED ALWAYS AS (correct is not null and concept is not null and coalesce(attempt, 0) = 1 and not is_after_reveal) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "activity_log_of_question" ON "activity_log" USING btree ("user_id","question") WHERE "activity_log"."question" is not null;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_source" CHECK ("activity_log"."source" in ('homework', 'practice', 'concept', 'quiz', 'doubt'));--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_difficulty" CHECK ("activity_log"."difficulty" in ('beginner', 'intermediate', 'advanced'));--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_attempt" CHECK ("activity_log"."attempt" >= 1 and "activity_log"."correct" is not null or "activity_log"."attempt" is null);