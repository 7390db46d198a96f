SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.audit (
    id text NOT NULL,
    at text NOT NULL,
    person text,
    subject text,
    action text NOT NULL,
    name text,
    app_id text,
    platform text,
    outcome text NOT NULL,
    status text,
    code text,
    request_id text
);
CREATE TABLE public.idempotency_keys (
    key text NOT NULL,
    fingerprint text NOT NULL,
    state text NOT NULL,
    status text,
    retry_after text,
    content_type text,
    body text,
    started_at text NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.media_files (
    file text NOT NULL,
    kind text NOT NULL,
    bytes text NOT NULL,
    width text,
    height text,
    name text NOT NULL,
    removed_metadata text NOT NULL,
    made_from text,
    crop text,
    uploaded_at text NOT NULL,
    removed_at text
);
CREATE TABLE public.media_uploads (
    id text NOT NULL,
    bytes text NOT NULL,
    metadata text NOT NULL,
    created_at text NOT NULL,
    result text
);
CREATE TABLE public.media_uses (
    file text NOT NULL,
    platform text NOT NULL,
    app_id text NOT NULL,
    name text NOT NULL,
    sent_at text NOT NULL
);
CREATE TABLE public.sessions (
    digest text NOT NULL,
    public_id text NOT NULL,
    subject text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    created_at text NOT NULL,
    seen_at text NOT NULL
);
CREATE TABLE public.templates (
    app_id text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    component text NOT NULL,
    status text NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.used_signatures (
    digest text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.verification_details (
    id text NOT NULL,
    number_digest text NOT NULL,
    opened_at text,
    answered_at text
);
CREATE TABLE public.verifications (
    id text NOT NULL,
    app_id text NOT NULL,
    state text NOT NULL,
    operator text NOT NULL,
    status text NOT NULL,
    reason text,
    reference text,
    created_at text NOT NULL
);
INSERT INTO public.audit VALUES ('2026-11-24T13:20:20.320Z-000001-pln8vf5PLTRJUlRqu8QNMw', '2026-11-24T13:20:20.320Z', NULL, NULL, 'media-added', 'file', NULL, 'Test platform', 'done', '201', NULL, 'kxtthr2tcwkh');
INSERT INTO public.audit VALUES ('2026-11-24T13:20:20.372Z-000002-As_uAc48xRDrMMtZH3vdEg', '2026-11-24T13:20:20.372Z', NULL, NULL, 'template-sent', 'autumn_card', 'demo', 'Test platform', 'done', '201', NULL, 'bpkeaam2zd4g');
INSERT INTO public.audit VALUES ('2026-11-24T13:20:20.430Z-000003-XTquQDsTjm75K_OQBGNojw', '2026-11-24T13:20:20.430Z', NULL, NULL, 'verification-started', NULL, NULL, 'Test platform', 'done', '200', NULL, 'kbw5y3af3yky');
INSERT INTO public.idempotency_keys VALUES ('earlier-press-0001', '1ee56a2949a5210fac263cf84ae615064a27c31bff174c71170076138b7153a6', 'done', '201', NULL, 'application/json', '{"component":{"richCard":{"standaloneCard":{"cardOrientation":"VERTICAL","cardContent":{"title":"Autumn","description":"नमस्ते, it''s 😀","media":{"height":"MEDIUM","contentInfo":{"fileUrl":"https://media.example.com/media/497790947d4666760ce38f3c00e852c71fdb66cae849bae8e9ede352719e1581.png","forceRefresh":false}},"suggestions":[{"reply":{"text":"Thanks","postbackData":"dGhhbmtz"}}]}}}},"name":"autumn_card","type":"rich_card","status":"pending"}', '2026-11-24T13:20:20.365Z');
INSERT INTO public.kysely_migration VALUES ('0001-templates', '2026-11-24T13:20:20.238Z');
INSERT INTO public.kysely_migration VALUES ('0002-verifications', '2026-11-24T13:20:20.243Z');
INSERT INTO public.kysely_migration VALUES ('0003-idempotency-keys', '2026-11-24T13:20:20.246Z');
INSERT INTO public.kysely_migration VALUES ('0004-people', '2026-11-24T13:20:20.252Z');
INSERT INTO public.kysely_migration VALUES ('0005-media', '2026-11-24T13:20:20.260Z');
INSERT INTO public.kysely_migration VALUES ('0006-media-uses-of-embedded', '2026-11-24T13:20:20.261Z');
INSERT INTO public.kysely_migration VALUES ('0007-verification-details', '2026-11-24T13:20:20.264Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.media_files VALUES ('497790947d4666760ce38f3c00e852c71fdb66cae849bae8e9ede352719e1581.png', 'png', '70', '1', '1', 'file', '', NULL, NULL, '2026-11-24T13:20:20.341Z', NULL);
INSERT INTO public.media_uses VALUES ('497790947d4666760ce38f3c00e852c71fdb66cae849bae8e9ede352719e1581.png', 'embedded', 'demo', 'autumn_card', '2026-11-24T13:20:20.380Z');
INSERT INTO public.templates VALUES ('demo', 'autumn_card', 'rich_card', '{"richCard":{"standaloneCard":{"cardOrientation":"VERTICAL","cardContent":{"title":"Autumn","description":"नमस्ते, it''s 😀","media":{"height":"MEDIUM","contentInfo":{"fileUrl":"https://media.example.com/media/497790947d4666760ce38f3c00e852c71fdb66cae849bae8e9ede352719e1581.png","forceRefresh":false}},"suggestions":[{"reply":{"text":"Thanks","postbackData":"dGhhbmtz"}}]}}}}', 'pending', '2026-11-24T13:20:20.380Z');
INSERT INTO public.templates VALUES ('demo', 'order_shipped', 'text_message', '{"text":"Your order is on its way."}', 'pending', '2026-11-24T13:20:20.397Z');
INSERT INTO public.used_signatures VALUES ('19a8d6eebc14f79a5f4279fca15bf370150f076aefaabb314d647e21cfc1d582', '2026-11-24T13:30:20.414Z');
INSERT INTO public.verification_details VALUES ('GXWEEGLKWqaxtH6wutv8_g', 'eefe35949d016da6c14fe7d275e5b9b8abb6455e147b58f1e71200375b15a91b', NULL, NULL);
INSERT INTO public.verifications VALUES ('GXWEEGLKWqaxtH6wutv8_g', 'demo', '-3Qp4-hOMuu8JkIKug6OXA', 'one', 'PENDING', NULL, 'earlier-ref-1', '2026-11-24T13:20:20.423Z');
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.media_files
    ADD CONSTRAINT media_files_pkey PRIMARY KEY (file);
ALTER TABLE ONLY public.media_uploads
    ADD CONSTRAINT media_uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.media_uses
    ADD CONSTRAINT media_uses_by_file PRIMARY KEY (file, platform, app_id, name);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_public_id_key UNIQUE (public_id);
ALTER TABLE ONLY public.templates
    ADD CONSTRAINT templates_by_name PRIMARY KEY (app_id, name);
ALTER TABLE ONLY public.used_signatures
    ADD CONSTRAINT used_signatures_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.verification_details
    ADD CONSTRAINT verification_details_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_state_key UNIQUE (state);
CREATE INDEX audit_by_time ON public.audit USING btree (at);
CREATE INDEX idempotency_keys_by_start ON public.idempotency_keys USING btree (started_at);
CREATE INDEX media_files_by_upload ON public.media_files USING btree (uploaded_at, file);
CREATE INDEX used_signatures_by_expiry ON public.used_signatures USING btree (expires_at);
CREATE INDEX verification_details_by_number ON public.verification_details USING btree (number_digest);
CREATE INDEX verifications_by_reference ON public.verifications USING btree (app_id, reference);
