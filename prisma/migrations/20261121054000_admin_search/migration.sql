-- Finds any part of an address or a name. Comes with PostgreSQL, and any owner of the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateIndex
CREATE INDEX "AuditRecord_action_id_idx" ON "AuditRecord"("action", "id");

-- CreateIndex
CREATE INDEX "NewsletterSubscriber_unsubscribedAt_idx" ON "NewsletterSubscriber"("unsubscribedAt");

-- CreateIndex
CREATE INDEX "NewsletterSubscriber_search_idx" ON "NewsletterSubscriber" USING GIN ("email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "User_search_idx" ON "User" USING GIN ("email" gin_trgm_ops, "firstName" gin_trgm_ops, "lastName" gin_trgm_ops);

-- AlterTable
ALTER TABLE "Newsletter" ADD COLUMN     "idempotencyKey" VARCHAR(200),
ADD COLUMN     "recipients" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE UNIQUE INDEX "Newsletter_idempotencyKey_key" ON "Newsletter"("idempotencyKey");
