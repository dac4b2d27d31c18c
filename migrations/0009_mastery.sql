CREATE TABLE "concept_mastery" (
	"user_id" integer NOT NULL,
	"concept" text NOT NULL,
	"rating" double precision NOT NULL,
	"variance" double precision NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "concept_mastery_user_id_concept_pk" PRIMARY KEY("user_id","concept"),
	CONSTRAINT "concept_mastery_counts" CHECK ("concept_mastery"."answers" >= 0 and "concept_mastery"."right" between 0 and "concept_mastery"."answers" and "concept_mastery"."variance" > 0)
);
--> statement-breakpoint
CREATE TABLE "student_abilities" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"rating" double precision NOT NULL,
	"variance" double precision NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "concept_mastery" ADD CONSTRAINT "concept_mastery_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_abilities" ADD CONSTRAINT "student_abilities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;