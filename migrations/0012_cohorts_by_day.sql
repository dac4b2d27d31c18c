CREATE INDEX "study_days_of_day" ON "study_days" USING btree ("day");--> statement-breakpoint
-- A cohort's numbers are kept by the day on which a step was reached: every day that is over is counted once more.
DELETE FROM "analytics_days" WHERE "measure" = 'cohort';--> statement-breakpoint
DELETE FROM "analytics_closings";
