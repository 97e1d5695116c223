-- CreateEnum
CREATE TYPE "NewsletterAudience" AS ENUM ('subscribers', 'members');

-- AlterTable
ALTER TABLE "Newsletter" ADD COLUMN     "audience" "NewsletterAudience" NOT NULL DEFAULT 'subscribers';
