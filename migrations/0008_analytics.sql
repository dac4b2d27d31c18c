CREATE TABLE "analytics_closings" (
	"day" date PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_days" (
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"key" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "analytics_days_measure_day_key_pk" PRIMARY KEY("measure","day","key")
);
--> statement-breakpoint
CREATE TABLE "analytics_students" (
	"user_id" integer NOT NULL,
	"period" text NOT NULL,
	"queries" integer NOT NULL,
	"answers" integer NOT NULL,
	"tokens" bigint NOT NULL,
	"conversations" integer NOT NULL,
	"sessions" integer NOT NULL,
	"session_seconds" integer NOT NULL,
	"features" jsonb NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analytics_students_period_user_id_pk" PRIMARY KEY("period","user_id"),
	CONSTRAINT "analytics_students_period" CHECK ("analytics_students"."period" in ('7d', '30d'))
);
--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tutor_calls" ADD COLUMN "is_last" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_students" ADD CONSTRAINT "analytics_students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_students_of_user" ON "analytics_students" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analytics_students_by_queries" ON "analytics_students" USING btree ("period","queries");--> statement-breakpoint
CREATE INDEX "analytics_students_by_answers" ON "analytics_students" USING btree ("period","answers");--> statement-breakpoint
CREATE INDEX "analytics_students_by_tokens" ON "analytics_students" USING btree ("period","tokens");--> statement-breakpoint
CREATE INDEX "analytics_students_by_conversations" ON "analytics_students" USING btree ("period","conversations");--> statement-breakpoint
CREATE INDEX "analytics_students_by_last_active" ON "analytics_students" USING btree ("period","last_active_at");--> statement-breakpoint
CREATE INDEX "analytics_students_by_session" ON "analytics_students" USING btree ("period",(session_seconds::float8 / greatest(sessions, 1)));--> statement-breakpoint
CREATE INDEX "conversations_created_at" ON "conversations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_asked" ON "messages" USING btree ("created_at","id") WHERE "messages"."role" = 'user' and not "messages"."is_private";--> statement-breakpoint
CREATE INDEX "messages_declined" ON "messages" USING btree ("id") WHERE "messages"."reply" ->> 'kind' = 'declined';--> statement-breakpoint
CREATE INDEX "exam_sessions_created_at" ON "exam_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "exam_sessions_finished_at" ON "exam_sessions" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_words_of_name" ON "users" USING gin (to_tsvector('simple', "name"));--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "users_last_digits" ON "users" USING btree (right("phone", 4));