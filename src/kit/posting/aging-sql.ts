import { sql } from 'kysely'

/** Sums a column `open` into buckets by a column `late`, the days past the due date. */
export const agingBuckets = sql`
  coalesce(sum(open) filter (where late <= 0), 0)::bigint as "notDue",
  coalesce(sum(open) filter (where late between 1 and 30), 0)::bigint as "upTo30",
  coalesce(sum(open) filter (where late between 31 and 60), 0)::bigint as "upTo60",
  coalesce(sum(open) filter (where late between 61 and 90), 0)::bigint as "upTo90",
  coalesce(sum(open) filter (where late > 90), 0)::bigint as "over90",
  coalesce(sum(open), 0)::bigint as total
`

/** Sums the buckets of many parties. */
export const agingBucketSums = sql.join(
  ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'total'].map(
    (bucket) => sql`coalesce(sum(${sql.ref(bucket)}), 0)::bigint as ${sql.ref(bucket)}`,
  ),
)
