import { sql } from 'kysely'
import { allChecks, checkBooks } from '#app/cli/check-books.ts'
import { tables } from '#kit/db/tx.ts'
import type { Job } from '#kit/jobs/job.ts'
import { announceAfter } from '#kit/live/announce.ts'
import { notify } from '#kit/notices/notify.ts'
import { askForCheck, CHECK_BOOKS, isNightWithout, noteChecked } from './store.ts'

/** Asks every law of the books each night, and tells who may change settings when something does not agree. */
export const booksJobs: readonly Job[] = [
  {
    name: 'books.nightly',
    everyMinutes: 30,
    run: async ({ tx }) => {
      if (await isNightWithout(tx)) await askForCheck(tx)
    },
  },
  {
    name: CHECK_BOOKS,
    run: async ({ tx }) => {
      // A large company's books take minutes: nobody waits for this.
      await sql`set local statement_timeout = '10min'`.execute(tables(tx))
      const changed = await noteChecked(tx, allChecks.length, await checkBooks(tx))
      for (const { companyId, count } of changed) {
        await notify(
          tx,
          { companyId, userId: null },
          {
            to: { permission: 'update pengaturan-website' },
            kind: 'books',
            subject: 'pengaturan-website',
            id: null,
            title: `Pemeriksaan buku menemukan ${count} angka yang tidak cocok`,
            href: '/pengaturan-website?bagian=buku',
            isOfAllRows: true,
          },
        )
      }
      announceAfter(tx, { companyId: null, topics: ['books-check'] })
    },
  },
]
