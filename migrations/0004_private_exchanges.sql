ALTER TABLE "messages" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_private" ON "messages" USING btree ("created_at") WHERE "messages"."is_private";--> statement-breakpoint
-- What was met with care before is made private too: its words, photos and titles go.
DELETE FROM "uploads" USING "messages" "question", "messages" "answer" WHERE "answer"."reply" ->> 'kind' = 'care' AND "question"."id" = "answer"."question_id" AND "question"."image_url" = '/api/uploads/' || "uploads"."id"::text;--> statement-breakpoint
UPDATE "conversations" SET "title" = NULL FROM "messages" WHERE "messages"."conversation_id" = "conversations"."id" AND "messages"."reply" ->> 'kind' = 'care';--> statement-breakpoint
UPDATE "messages" SET "is_private" = true, "content" = '', "image_url" = NULL, "metadata" = '{}' FROM "messages" "answer" WHERE "answer"."reply" ->> 'kind' = 'care' AND "messages"."id" = "answer"."question_id";--> statement-breakpoint
UPDATE "messages" SET "is_private" = true, "ask" = NULL, "metadata" = '{}' WHERE "reply" ->> 'kind' = 'care';
