import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { quietCopy } from '#app/cli/quiet-copy.ts'
import { restoreBackup } from '#kit/db/backup/restore-backup.ts'
import { writeBackup } from '#kit/db/backup/write-backup.ts'
import { migrationFiles } from '#kit/db/migration-files.ts'
import { rootFolder } from '#kit/db/root-folder.ts'
import { emptyTestDatabase, testDatabase } from '#kit/db/test-database.ts'
import { diskStorage } from '#kit/files/disk-storage.ts'
import { newId } from '#kit/id.ts'
import { aCompany, someoneWith } from '../../../tests/doors/people.ts'

const folder = mkdtempSync(join(tmpdir(), 'mandor-copy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(
  'a restored copy knows its people and papers, and opens or sends nothing that was made before',
  { timeout: 120_000 },
  async () => {
    const db = await testDatabase()
    const companyId = await aCompany(db, 'PTASLI')
    await someoneWith(db, companyId, ['view order'])
    const { rows: people } = await db.pool.query<{ id: string }>('select id from app_user')
    const person = people[0]?.id
    const token = Buffer.from('x')
    await db.pool.query(`insert into mail (id, to_address, subject) values ($1, 'a@contoh.co.id', 'Invoice')`, [
      newId(),
    ])
    await db.pool.query(`insert into job (id, name) values ($1, 'mail.send'), ($2, 'history.seal')`, [newId(), newId()])
    await db.pool.query(
      `insert into invitation (id, email, token_hash, invited_by, expires_at) values ($1, 'b@contoh.co.id', $2, $3, now() + interval '1 day')`,
      [newId(), token, person],
    )
    await db.pool.query(
      `insert into email_token (id, user_id, kind, token_hash, expires_at) values ($1, $2, 'reset', $3, now() + interval '1 hour')`,
      [newId(), person, token],
    )

    const target = join(folder, 'saved')
    const storage = diskStorage(join(folder, 'files'))
    await writeBackup({ url: db.config.url, storage, target, at: '2026-11-23' })
    const { url } = await emptyTestDatabase()
    const migrations = migrationFiles(join(rootFolder, 'src'))
    const copy = diskStorage(join(folder, 'copy'))
    await restoreBackup({ from: target, url, storage: copy, migrations, afterwards: quietCopy })

    const there = new pg.Client(url)
    await there.connect()
    const count = async (what: string) => (await there.query(`select count(*)::int as n from ${what}`)).rows[0].n
    expect({
      people: await count('app_user'),
      jobs: await count('job'),
      sessions: await count('session'),
      resets: await count('email_token'),
      invitations: await count('invitation where revoked_at is null'),
      waiting: await count('mail where sent_at is null and failed_at is null'),
    }).toEqual({ people: 1, jobs: 1, sessions: 0, resets: 0, invitations: 0, waiting: 0 })
    await there.end()
  },
)
