-- AlterTable
ALTER TABLE "EmotionalState" ADD COLUMN     "sealedLine" BYTEA;
