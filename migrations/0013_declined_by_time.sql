DROP INDEX "messages_declined";--> statement-breakpoint
CREATE INDEX "messages_declined" ON "messages" USING btree ("created_at","id") WHERE "messages"."reply" ->> 'kind' = 'declined';