import { day, daysBetween, type Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { countAttempt } from '#kit/access/rate-limit.ts'
import type { Tx } from '#kit/db/tx.ts'
import { cleanName } from '#kit/files/clean-name.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { Stranger } from '#kit/http/failures.ts'
import type { OpenCall } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { readFile } from '#kit/import/file/read-file.ts'
import { employeesOf } from '#modules/people/face.ts'
import type { keepScans, ScanJudgement, tieMachineNumber } from './contract.ts'
import { keepDays } from './derive.ts'
import { judgeDays, judgedDay } from './judge.ts'
import { htmlRows, isHtml } from './rules/html-rows.ts'
import { readScanFile, type ScanFile } from './rules/layouts.ts'
import { countNewScans, insertBatch, insertScans, numbersOf, periodsOf, setNumber } from './store.ts'

type Asked = AskedOf<typeof keepScans>
const UPLOADS = { name: 'scans.upload', most: 120, seconds: 3600 }
/** Days that a file may be read for. */
const MOST_DAYS = 92

/** Reads a file of a machine; refused where it has no layout we know ('scans.unknown-layout') or no scan ('scans.none'). */
export async function scanFileOf(bytes: Buffer): Promise<ScanFile> {
  const text = bytes.toString('latin1')
  const rows = isHtml(text) ? htmlRows(text) : ((await readFile(bytes, {})).sheets[0]?.rows ?? [])
  const file = readScanFile(rows)
  if (!file) throw new Refusal('scans.unknown-layout', {}, { field: 'file' })
  if (file.scans.length === 0) throw new Refusal('scans.none', {}, { field: 'file' })
  return file
}

/** Tells what a file would do, or keeps it, by whether `keep` is said. */
export async function receiveScans(
  { db, actor, asked, caller }: OpenCall<Asked>,
  keep: boolean,
): Promise<ScanJudgement> {
  if (!actor) throw new Stranger()
  await countAttempt(db.read, UPLOADS, actor.userId)
  const [sent] = await caller.files()
  if (!sent) throw new Refusal('import.no-file', {}, { field: 'file' })
  const file = await scanFileOf(sent.bytes)
  const fileName = cleanName(sent.name, /\.([a-z]{3,4})$/i.exec(sent.name)?.[1]?.toLowerCase() ?? 'csv')
  if (!keep) return judgeFile(db.read, actor, asked, file)
  return db.withTx((tx) => keepFile(tx, actor, { ...asked, fileName }, file))
}

/** Tells what a file of a machine would do. */
export async function judgeFile(tx: Tx, actor: Actor, asked: Asked, file: ScanFile): Promise<ScanJudgement> {
  return (await judged(tx, actor, asked, file)).judgement
}

/** Keeps the scans of a file, and the days of its period in place of those derived before; days marked by hand or paid stay. */
export async function keepFile(
  tx: Tx,
  actor: Actor,
  asked: Asked & { readonly fileName: string },
  file: ScanFile,
): Promise<ScanJudgement> {
  const { judgement, days, employeeIds, span } = await judged(tx, actor, asked, file)
  const batchId = newId()
  const { layout, scans } = file
  await insertBatch(tx, actor, { ...asked, ...span, id: batchId, layout, scans: scans.length, added: judgement.added })
  await insertScans(tx, actor, { batchId, device: asked.device, scans })
  await keepDays(tx, actor, { ...span, employeeIds }, days)
  return judgement
}

/** Says whose number it is, and derives their days of every period that the machine was read for. */
export async function tieNumber(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof tieMachineNumber>,
): Promise<{ days: number }> {
  const { device, employeeId } = asked
  if (employeeId && (await employeesOf(tx, actor.companyId, [employeeId])).length === 0) {
    throw new Refusal('day.no-employee', {}, { field: 'employeeId' })
  }
  const before = (await numbersOf(tx, actor.companyId, device)).get(asked.machineId)
  await setNumber(tx, actor, asked)
  const employeeIds = [before, employeeId].flatMap((id) => id ?? [])
  let count = 0
  for (const { device: read, ...span } of await periodsOf(tx, actor.companyId)) {
    if (read !== device) continue
    const days = await judgeDays(tx, actor, { ...span, employeeIds, also: [] })
    await keepDays(tx, actor, { ...span, employeeIds }, days)
    count += days.filter(({ employeeId: id, scans }) => id === employeeId && scans > 0).length
  }
  return { days: count }
}

async function judged(tx: Tx, actor: Actor, asked: Asked, file: ScanFile) {
  const { device } = asked
  const length = daysBetween(asked.from, asked.until) + 1
  const span = coveredIn(file, asked)
  if (length < 1 || length > MOST_DAYS) throw new Refusal('scans.period', { most: MOST_DAYS }, { field: 'until' })
  const numbers = await numbersOf(tx, actor.companyId, device)
  const also = file.scans.flatMap(({ machineId, at }) => {
    const employeeId = numbers.get(machineId)
    return employeeId ? [{ employeeId, at }] : []
  })
  const employeeIds = [...new Set(also.map(({ employeeId }) => employeeId))]
  const days = await judgeDays(tx, actor, { ...span, employeeIds, also })
  const added = await countNewScans(tx, actor, { device, scans: file.scans })
  const on = file.scans.map(({ at }) => at.slice(0, 10)).toSorted()
  const judgement: ScanJudgement = {
    ...{ first: on[0] ?? asked.from, last: on.at(-1) ?? asked.until },
    ...{ layout: file.layout, scans: file.scans.length, added, unread: file.unread.slice(0, 100) },
    days: days.map(judgedDay),
    unknown: unknownIn(file, numbers),
  }
  return { judgement, days, employeeIds, span }
}

// Before its first scan and after its last a file tells of nobody, neither there nor absent.
function coveredIn({ scans }: ScanFile, { from, until }: Pick<Asked, 'from' | 'until'>): { from: Day; until: Day } {
  const days = scans.map(({ at }) => at.slice(0, 10)).filter((on) => on >= from && on <= until)
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)]
  return first && last ? { from: day(first), until: day(last) } : { from, until }
}

function unknownIn(file: ScanFile, numbers: ReadonlyMap<string, string | null>): ScanJudgement['unknown'] {
  const unknown = file.scans.filter(({ machineId }) => !numbers.has(machineId))
  return [...Map.groupBy(unknown, ({ machineId }) => machineId)].map(([machineId, own]) => ({
    ...{ machineId, scans: own.length },
    name: own[0]?.name ?? '',
  }))
}
