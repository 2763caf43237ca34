import { dayIn, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { today } from '#kit/posting/today.ts'
import { licenceText } from '#modules/company/companies/expiry/rules.ts'
import { endingOf } from '#modules/company/companies/expiry/store.ts'
import { changesToDecide } from '#modules/parties/suppliers/bank-change.ts'
import { endingContracts, endingDocuments, type EndingContract } from '#modules/people/face.ts'
import { contractTypes } from '#modules/people/words.ts'
import { ALL, type TaskSource } from './task-source.ts'
import { COUNTED, waitingFor, waitingPeople } from './waiting-store.ts'

// What has no list of exactly these: the rows are all there is.

/** Papers that wait for this person's yes. */
export const approvalTasks: TaskSource = {
  kind: 'approve',
  permission: 'view dashboard',
  find: async (tx, actor) => {
    const { rows, count } = await waitingFor(tx, actor, ALL)
    return {
      rows: rows.map((paper) => ({
        id: paper.id,
        text: 'Menunggu persetujuan Anda',
        about: `${paper.label} · ${paper.name}`,
        amount: String(paper.amount),
        since: paper.submittedAt === null ? null : dayIn(actor.zone, paper.submittedAt),
        act: 'Tinjau',
        to: paper.page,
      })),
      count: Math.min(count, COUNTED),
      isCapped: count >= COUNTED,
    }
  },
}

/** Bank accounts of suppliers that wait for a second person. */
export const accountTasks: TaskSource = {
  kind: 'account',
  permission: 'approve supplier',
  find: async (tx, actor) => {
    const { rows, count } = await changesToDecide(tx, actor, ALL)
    return {
      rows: rows.map((change) => ({
        id: change.id,
        text: 'Perubahan rekening supplier',
        about: `${change.name} · diminta ${change.askedBy}`,
        amount: null,
        since: dayIn(actor.zone, change.askedAt),
        act: 'Tinjau',
        to: `/supplier/detail/${change.supplierId}`,
      })),
      count,
      isCapped: false,
    }
  },
}

/** Licences of the company that end soon, or have ended. */
export const licenceTasks: TaskSource = {
  kind: 'licence',
  permission: 'update perusahaan',
  find: async (tx, actor) => {
    const on = today(actor)
    const licences = await endingOf(tx, actor.companyId, on, ALL)
    return {
      rows: licences.map((licence) => ({
        id: licence.id,
        text: licenceText(licence, on),
        about: 'Perpanjang, lalu catat masa berlakunya yang baru',
        amount: null,
        since: licence.validUntil,
        act: 'Buka',
        to: `/perusahaan/detail/${licence.companyId}?bagian=legal`,
      })),
      count: licences.length,
      isCapped: false,
    }
  },
}

/** Employees whose contract or trial ends soon or has ended without another, and documents of people that do. */
export const contractTasks: TaskSource = {
  kind: 'contract',
  permission: 'update management-karyawan',
  find: async (tx, actor) => {
    const on = today(actor)
    const ending = await endingContracts(tx, actor.companyId, on, ALL)
    const documents = await endingDocuments(tx, actor.companyId, on, ALL)
    const told = { amount: null, act: 'Tinjau' }
    const contracts = ending.map((one) => ({
      ...{ ...told, id: one.id, text: endText(one, on), since: one.on },
      about: `${one.name} · ${contractTypes[one.type]}`,
      to: `/management-karyawan/detail/${one.id}`,
    }))
    const papers = documents.map((one) => ({
      ...{ ...told, id: one.id, about: `${one.name} · ${one.kind}`, since: one.on },
      text: one.on < on ? 'Dokumen sudah habis' : `Dokumen habis ${dayFormat(one.on, 'dense', on)}`,
      to: `/management-karyawan/${one.role === 'worker' ? 'detail-pekerja' : 'detail'}/${one.ownerId}`,
    }))
    const rows = [...contracts, ...papers].toSorted((a, b) => (a.since < b.since ? -1 : 1)).slice(0, ALL)
    return { rows, count: ending.length + documents.length, isCapped: ending.length >= ALL || documents.length >= ALL }
  },
}

function endText({ on, isTrial }: EndingContract, today: Day): string {
  if (isTrial) return `Masa percobaan berakhir ${dayFormat(on, 'dense', today)}`
  return on < today ? 'Kontrak sudah habis' : `Kontrak habis ${dayFormat(on, 'dense', today)}`
}

/** People who registered themselves and wait for a role; the list of people has them first. */
export const peopleTasks: TaskSource = {
  kind: 'people',
  permission: 'update permissions',
  find: async (tx, actor) => {
    const { rows, count } = await waitingPeople(tx, ALL)
    return {
      rows: rows.map((person) => ({
        id: person.id,
        text: 'Pendaftar menunggu persetujuan',
        about: `${person.name} · ${person.email}`,
        amount: null,
        since: dayIn(actor.zone, person.at),
        act: 'Tinjau',
        to: '/permissions?bagian=pengguna',
      })),
      count,
      isCapped: false,
    }
  },
}
