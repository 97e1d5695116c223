-- AlterTable
ALTER TABLE "SettledMail" ADD COLUMN     "userId" UUID;

-- CreateIndex
CREATE INDEX "SettledMail_userId_settledAt_idx" ON "SettledMail"("userId", "settledAt");

-- AddForeignKey
ALTER TABLE "SettledMail" ADD CONSTRAINT "SettledMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
