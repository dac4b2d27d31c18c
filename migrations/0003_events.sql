CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"page" text NOT NULL,
	"properties" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"visitor_id" uuid,
	CONSTRAINT "events_of_student_or_visitor" CHECK ("events"."user_id" is null or "events"."visitor_id" is null),
	CONSTRAINT "events_not_from_the_future" CHECK ("events"."at" <= "events"."received_at")
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_of_name" ON "events" USING btree ("name","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_of_user" ON "events" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_received_at" ON "events" USING btree ("received_at");