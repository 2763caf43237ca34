import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '#kit/db/embedded/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { migrationOf } from '#kit/db/migration-files.ts'
import { copyOf } from '../bench/data.ts'
import { isWhole } from './cast/length.ts'

const folder = mkdtempSync(join(tmpdir(), 'mandor-bench-data-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const early = migrationOf('20260101_0000_goods', 'create table goods (name text)')
const late = migrationOf('20260102_0000_counted', 'alter table goods add column counted int not null default 7')

async function asked<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<T>(text)
  await client.end()
  return rows
}

// What only `npm run bench` uses is tried before a release.
test.skipIf(!isWhole)(
  'data filled under an older schema is measured under the newer one, and stays as it was filled',
  async () => {
    const filled = await openEmbedded(folder)
    await migrate({ url: filled.url }, [early])
    await asked(filled.url, `insert into goods values ('semen')`)
    await filled.close()

    const copy = await copyOf(folder, [early, late])
    expect(await asked(copy.url, 'select * from goods')).toEqual([{ name: 'semen', counted: 7 }])
    const asFilled = copy.url.replace('/mandor?', '/filled?')
    expect(await asked(asFilled, 'select * from goods')).toEqual([{ name: 'semen' }])
    await asked(copy.url, 'delete from goods')
    await copy.leave()

    const next = await copyOf(folder, [early, late])
    expect(await asked(next.url, 'select * from goods')).toEqual([{ name: 'semen', counted: 7 }])
    await next.close()
  },
)
