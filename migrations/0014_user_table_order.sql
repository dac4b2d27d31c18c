DROP INDEX "analytics_students_by_queries";--> statement-breakpoint
DROP INDEX "analytics_students_by_answers";--> statement-breakpoint
DROP INDEX "analytics_students_by_tokens";--> statement-breakpoint
DROP INDEX "analytics_students_by_conversations";--> statement-breakpoint
DROP INDEX "analytics_students_by_last_active";--> statement-breakpoint
DROP INDEX "analytics_students_by_session";--> statement-breakpoint
CREATE INDEX "learning_streaks_by_last_day" ON "learning_streaks" USING btree ("last_activity_date","current_streak","user_id");--> statement-breakpoint
CREATE INDEX "analytics_students_by_queries" ON "analytics_students" USING btree ("period","queries","user_id");--> statement-breakpoint
CREATE INDEX "analytics_students_by_answers" ON "analytics_students" USING btree ("period","answers","user_id");--> statement-breakpoint
CREATE INDEX "analytics_students_by_tokens" ON "analytics_students" USING btree ("period","tokens","user_id");--> statement-breakpoint
CREATE INDEX "analytics_students_by_conversations" ON "analytics_students" USING btree ("period","conversations","user_id");--> statement-breakpoint
CREATE INDEX "analytics_students_by_last_active" ON "analytics_students" USING btree ("period","last_active_at","user_id");--> statement-breakpoint
CREATE INDEX "analytics_students_by_session" ON "analytics_students" USING btree ("period",(session_seconds::float8 / greatest(sessions, 1)),"user_id");