-- DropIndex
DROP INDEX "Quote_emotionalStateId_key";

-- AlterTable
ALTER TABLE "Quote" ADD COLUMN     "isCurrent" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "variant" SMALLINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "QuoteFeedback" (
    "quoteId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "sealed" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuoteFeedback_pkey" PRIMARY KEY ("quoteId")
);

-- CreateIndex
CREATE INDEX "QuoteFeedback_userId_idx" ON "QuoteFeedback"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Quote_emotionalStateId_variant_key" ON "Quote"("emotionalStateId", "variant");

-- AddForeignKey
ALTER TABLE "QuoteFeedback" ADD CONSTRAINT "QuoteFeedback_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteFeedback" ADD CONSTRAINT "QuoteFeedback_quoteId_fkey" FOREIGN KEY ("quoteId") REFERENCES "Quote"("id") ON DELETE CASCADE ON UPDATE CASCADE;
