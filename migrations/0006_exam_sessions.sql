CREATE TABLE "exam_responses" (
	"session_id" integer NOT NULL,
	"question" text NOT NULL,
	"choice" integer,
	"typed" text,
	"written" text,
	"marks" double precision,
	"is_right" boolean,
	"seconds" integer DEFAULT 0 NOT NULL,
	"is_marked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "exam_responses_session_id_question_pk" PRIMARY KEY("session_id","question"),
	CONSTRAINT "exam_responses_choice" CHECK ("exam_responses"."choice" between 0 and 3),
	CONSTRAINT "exam_responses_not_negative" CHECK ("exam_responses"."marks" >= 0 and "exam_responses"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "question_history" (
	"user_id" integer NOT NULL,
	"question" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"seen" integer NOT NULL,
	"right" integer NOT NULL,
	"right_in_row" integer NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"was_right" boolean NOT NULL,
	"next_due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_history_user_id_question_pk" PRIMARY KEY("user_id","question"),
	CONSTRAINT "question_history_counts" CHECK ("question_history"."seen" >= 1 and "question_history"."right" between 0 and "question_history"."seen" and "question_history"."right_in_row" between 0 and "question_history"."right")
);
--> statement-breakpoint
ALTER TABLE "activity_log" DROP CONSTRAINT "activity_log_act";--> statement-breakpoint
ALTER TABLE "activity_log" DROP CONSTRAINT "activity_log_source";--> statement-breakpoint
ALTER TABLE "exam_sessions" DROP CONSTRAINT "exam_sessions_type";--> statement-breakpoint
ALTER TABLE "exam_sessions" DROP CONSTRAINT "exam_sessions_counts";--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "exam_type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "questions" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "question_count" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "ends_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "marks_gained" double precision;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "marks_of" double precision;--> statement-breakpoint
ALTER TABLE "exam_responses" ADD CONSTRAINT "exam_responses_session_id_exam_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."exam_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_history" ADD CONSTRAINT "question_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_sessions_open" ON "exam_sessions" USING btree ("user_id","ends_at") WHERE "exam_sessions"."state" = 'open';--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_act" CHECK ("activity_log"."act" in ('homework_answered', 'practice_asked', 'practice_answered', 'concept_explained', 'comprehension_given', 'quiz_answered', 'doubt_solved', 'exam_answered'));--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_source" CHECK ("activity_log"."source" in ('homework', 'practice', 'concept', 'quiz', 'doubt', 'exam'));--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_exam_type" CHECK ("exam_sessions"."exam_type" in ('CBSE', 'JEE', 'NEET', 'ICSE', 'State Board'));--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_state" CHECK ("exam_sessions"."state" in ('open', 'finished'));--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_marks" CHECK (("exam_sessions"."marks_gained" is null) = ("exam_sessions"."marks_of" is null));--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_type" CHECK ("exam_sessions"."session_type" in ('quick_revision', 'full_test', 'weak_areas', 'board_answers', 'mock'));--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_counts" CHECK ("exam_sessions"."questions_attempted" >= 0 and "exam_sessions"."correct_answers" between 0 and "exam_sessions"."questions_attempted" and "exam_sessions"."questions_attempted" <= "exam_sessions"."question_count" and "exam_sessions"."time_spent" >= 0 and "exam_sessions"."score" between 0 and 100);