-- The queue's tables are pg-boss's own: it makes them after the last migration (lib/db/queue.ts).
SELECT 1;
