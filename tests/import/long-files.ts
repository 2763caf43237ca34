import { spawn } from 'node:child_process'
import type { Database } from '#kit/db/database.ts'

/** Customers as an old program writes them, told from those of other files by code, name and telephone. */
export function oldCustomers(rows: number, head: string): string {
  const lines = Array.from(
    { length: rows },
    (_, at) => `${head}-${at};PT ${head} ${at};0812${head.charCodeAt(0)}${String(1_000_000 + at)};Bandung;1.250.000`,
  )
  return ['Kode;Nama;Telepon;Kota;Limit', ...lines].join('\n')
}

/** Another process takes the work up and is killed while it has a piece in its hands. */
export async function killedWhen(db: Database, isFarEnough: () => Promise<boolean>): Promise<void> {
  const child = spawn(process.execPath, ['tests/import/worker.ts', db.config.url, db.config.role ?? ''], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const begun = Date.now()
  while (!(await isFarEnough()) && Date.now() - begun < 60_000) await new Promise((resume) => setTimeout(resume, 5))
  child.kill('SIGKILL')
  await ended
}
