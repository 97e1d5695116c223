-- AlterTable
ALTER TABLE "JobLease" ADD COLUMN "place" TEXT;
