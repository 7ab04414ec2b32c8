CREATE TABLE "build_counts" (
	"name" text NOT NULL,
	"build_id" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "build_counts_name_build_id_minute_kind_pk" PRIMARY KEY("name","build_id","minute","kind")
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"name" text NOT NULL,
	"build_id" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"archive" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	CONSTRAINT "builds_name_build_id_pk" PRIMARY KEY("name","build_id")
);
--> statement-breakpoint
CREATE TABLE "publish_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publish_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "publish_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "site_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registry_generations" ADD COLUMN "patches" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "publish_tokens" ADD CONSTRAINT "publish_tokens_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Generations of the registry never change';
END $$;--> statement-breakpoint
CREATE TRIGGER registry_generations_never_change BEFORE UPDATE OR DELETE ON "registry_generations" FOR EACH ROW EXECUTE FUNCTION refuse_change();
