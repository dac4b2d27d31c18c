ALTER TABLE "exam_sessions" DROP CONSTRAINT "exam_sessions_type";--> statement-breakpoint
ALTER TABLE "question_history" ADD COLUMN "stability" double precision;--> statement-breakpoint
ALTER TABLE "question_history" ADD COLUMN "memory_difficulty" double precision;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_type" CHECK ("exam_sessions"."session_type" in ('quick_revision', 'full_test', 'weak_areas', 'board_answers', 'mock', 'review'));