ALTER TABLE "achievements" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "achievements" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "activity_log" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "conversation_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "activity_log" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "learning_streaks" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "learning_streaks" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "concern_counts" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "concern_counts" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "answer_message_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "conversation_id" SET DATA TYPE bigint, ALTER COLUMN "question_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "conversation_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "exam_plans" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "exam_plans" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "exam_responses" ALTER COLUMN "session_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "exam_sessions" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "exam_plan_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "exam_sessions" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "tutor_calls" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "conversation_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "tutor_calls" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;