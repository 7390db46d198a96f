CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "templates" ("app_id" text not null, "name" text not null, "type" text not null, "component" text not null, "status" text not null, "created_at" text not null, constraint "templates_by_name" primary key ("app_id", "name"));
INSERT INTO kysely_migration VALUES ('0001-templates', '2026-11-22T10:00:00.000Z');
INSERT INTO kysely_migration_lock VALUES ('migration_lock', '0');
INSERT INTO templates VALUES ('demo', 'kept_template', 'text_message', '{"text":"नमस्ते, it''s 😀"}', 'approved', '2026-11-22T10:00:00.000Z');
