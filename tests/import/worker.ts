import { importers } from '#app/import/importers.ts'
import { sentenceOf } from '#app/refusals.ts'
import { openDatabase } from '#kit/db/database.ts'
import { importJobs } from '#kit/import/jobs.ts'
import { startJobs } from '#kit/jobs/runner.ts'
import { useSecret } from '#kit/secret.ts'

// A process that does the work of imports until it is killed: for the test of exactly that.
useSecret(Buffer.from(process.env['MANDOR_TEST_SECRET'] ?? '', 'hex'))
const [url = '', role] = process.argv.slice(2)
startJobs({ db: openDatabase({ url, ...(role && { role }) }), jobs: importJobs(importers, sentenceOf), pollMs: 20 })
