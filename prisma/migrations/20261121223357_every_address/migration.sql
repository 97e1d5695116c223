-- CreateTable
CREATE TABLE "FormerAddress" (
    "userId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "leftAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormerAddress_pkey" PRIMARY KEY ("userId","email")
);

-- CreateTable
CREATE TABLE "ErasedAddress" (
    "addressHash" TEXT NOT NULL,
    "erasedAt" TIMESTAMPTZ(3) NOT NULL,
    "clearedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ErasedAddress_pkey" PRIMARY KEY ("addressHash")
);

-- AddForeignKey
ALTER TABLE "FormerAddress" ADD CONSTRAINT "FormerAddress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
