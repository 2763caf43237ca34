import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { historyOf, type HistoryLine } from '#kit/history/history.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { openSettingsLog, type LoggedSection, type SettingChange } from '#app/website/log-contract.ts'
import { settingWords, words } from '#app/website/log-words.ts'
import { accountSettings } from '#modules/company/accounts/settings.ts'
import { usualIdentity } from '#modules/company/website/contract.ts'
import { settingLines, usualDefaults } from '#modules/company/website/face.ts'

/** Where the changes of a section are written: settings by key, and what history calls it. */
interface Source {
  readonly keys?: readonly string[]
  readonly subjects?: readonly string[]
  /** Only acts of this kind, where a subject holds others as well. */
  readonly acts?: readonly string[]
  /** Only changes of fields that begin so. */
  readonly fields?: readonly string[]
}

const sources: Record<LoggedSection, Source> = {
  identitas: { keys: ['identity', 'identity.logo', 'identity.logo-dark', 'identity.favicon'] },
  bawaan: { keys: ['defaults'], subjects: ['company'], acts: ['make-default'] },
  rekening: { subjects: ['bank-account'] },
  masuk: {
    keys: ['sign-in.otp', 'sign-in.registration', 'session.idle-hours', 'session.absolute-days', 'sign-in.log-days'],
  },
  penomoran: { subjects: ['setting'], fields: ['Format', 'Mulai lagi', 'Nomor awal'] },
  pajak: { subjects: ['tax-rate'] },
  dokumen: { subjects: ['paper-template'] },
  satuan: { subjects: ['catalog-term'] },
  penjualan: { subjects: ['sales-setting'] },
  pembelian: { subjects: ['purchase-setting'] },
  gudang: { subjects: ['stock-setting'] },
  persetujuan: { subjects: ['approval-rule'] },
  periode: { subjects: ['perusahaan'], acts: ['lock-period', 'close-year', 'reopen-year'] },
  surel: { subjects: ['mail'] },
  sampah: { subjects: ['trash'] },
}

/** Tells who changed a section of the settings, with what was before. */
export const settingsLogRoute: Served = serve(openSettingsLog, async ({ tx, actor, asked }) => {
  const source = sources[asked.section]
  const kept = source.keys ? await valuesOf(tx, actor, source.keys) : []
  const told = source.subjects ? await acts(tx, actor, source, source.subjects) : []
  return [...kept, ...told].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, 100)
})

// What held before anybody chose: the first change tells it as its old value.
const usual: Readonly<Record<string, unknown>> = {
  identity: usualIdentity,
  defaults: usualDefaults,
  ...Object.fromEntries(Object.entries(accountSettings).map(([key, { fallback }]) => [key, fallback])),
}

// A setting keeps every value it had: two that follow each other are one change.
async function valuesOf(tx: Tx, actor: Actor, keys: readonly string[]): Promise<SettingChange[]> {
  const lines = await settingLines(tx, actor.companyId, keys)
  return lines.flatMap((line, index) => {
    const before = lines.slice(index + 1).find((each) => each.key === line.key)
    const changes = differences(line.key, before ? before.value : usual[line.key], line.value)
    const by = line.by ?? 'Sistem'
    return changes.length === 0
      ? []
      : [{ id: `${line.key}/${line.at}`, at: line.at, by, act: 'edit', reason: null, changes }]
  })
}

function differences(key: string, before: unknown, after: unknown): SettingChange['changes'] {
  if (!isObject(after)) return [changeOf(key, before, after)]
  const old = isObject(before) ? before : {}
  return Object.keys(after)
    .filter((field) => !field.endsWith('Id'))
    .filter((field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map((field) => changeOf(field, old[field], after[field]))
}

async function acts(tx: Tx, actor: Actor, source: Source, subjects: readonly string[]): Promise<SettingChange[]> {
  const lines: HistoryLine[] = []
  for (const subject of subjects) lines.push(...(await historyOf(tx, actor.companyId, subject, actor.companyId)))
  return lines
    .filter((line) => !source.acts || source.acts.includes(line.act))
    .map(({ id, at, by, act, reason, changes }) => ({
      id,
      at,
      by,
      act,
      reason,
      changes: Object.entries(changes)
        .filter(([field]) => !source.fields || source.fields.some((each) => field.startsWith(each)))
        .map(([field, [from, to]]) => changeOf(field, from, to)),
    }))
    .filter(({ changes, act }) => changes.length > 0 || act !== 'edit')
}

function changeOf(field: string, from: unknown, to: unknown): SettingChange['changes'][number] {
  return { field, label: words[field] ?? field, from: said(from), to: said(to) }
}

function said(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((each) => (isObject(each) ? Object.values(each).join(' ') : each)).join(', ')
  return typeof value === 'string' ? (settingWords[value] ?? value) : (value ?? null)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
