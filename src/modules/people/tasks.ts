import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { today } from '#kit/posting/today.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'
import { endingContracts, endingDocuments, type EndingContract } from './employees/ending.ts'
import { contractTypes } from './words.ts'

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
