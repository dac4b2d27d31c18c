CREATE TABLE "study_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"acts" integer NOT NULL,
	CONSTRAINT "study_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "study_days_acts" CHECK ("study_days"."acts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "learning_streaks" ADD COLUMN "last_frozen_date" text;--> statement-breakpoint
ALTER TABLE "learning_streaks" ADD COLUMN "counts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_streaks" ADD CONSTRAINT "learning_streaks_goals" CHECK ("learning_streaks"."weekly_goal" between 1 and 7 and "learning_streaks"."monthly_goal" between 1 and 31);