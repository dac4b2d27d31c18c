ALTER TABLE "analytics_students" DROP CONSTRAINT "analytics_students_period";--> statement-breakpoint
UPDATE "analytics_students" SET "period" = CASE "period" WHEN '7d' THEN 'weekly' WHEN '30d' THEN 'monthly' ELSE "period" END;--> statement-breakpoint
ALTER TABLE "analytics_students" ADD CONSTRAINT "analytics_students_period" CHECK ("analytics_students"."period" in ('weekly', 'monthly'));