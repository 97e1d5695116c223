-- AlterTable
ALTER TABLE "EmotionalState" ADD COLUMN     "importId" UUID;
