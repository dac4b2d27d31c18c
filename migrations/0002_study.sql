ALTER TABLE "activity_log" DROP CONSTRAINT "activity_log_act";--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "feedback" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(content, '[!-/:-@\[-`{-~]+', ' ', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "conversations_deleted" ON "conversations" USING btree ("deleted_at") WHERE "conversations"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_feedback" CHECK ("activity_log"."feedback" in ('understood', 'confused', 'need_simpler', 'need_harder'));--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_feedback_is_given" CHECK (("activity_log"."act" = 'comprehension_given') = ("activity_log"."feedback" is not null));--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_act" CHECK ("activity_log"."act" in ('homework_answered', 'practice_asked', 'practice_answered', 'concept_explained', 'comprehension_given', 'quiz_answered', 'doubt_solved'));