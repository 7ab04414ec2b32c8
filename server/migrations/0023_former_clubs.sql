CREATE TABLE "former_clubs" (
	"id" integer PRIMARY KEY NOT NULL,
	"club_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_clubs" ADD CONSTRAINT "former_clubs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;