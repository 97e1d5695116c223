-- CreateTable
CREATE TABLE "JobLease" (
    "job" TEXT NOT NULL,
    "holder" UUID,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "JobLease_pkey" PRIMARY KEY ("job")
);
