import { ask } from '#kit/screen/client/ask.ts'
import type { ChoiceSource } from '#kit/screen/picker/choice.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { pickWorker } from '#modules/people/picks/contract.ts'

/** Employees, found by name, number or position. */
export const employeeHolders: ChoiceSource = {
  key: 'employee',
  noun: 'karyawan',
  search: async (typed, signal) => {
    const { rows } = await ask(employees.list, { q: typed || undefined, size: 20 }, { signal })
    return rows.map(({ id, name, code }) => ({ id, label: name, code }))
  },
}

/** Workers, found by name, number or trade. */
export const workerHolders: ChoiceSource = {
  key: 'worker',
  noun: 'pekerja',
  search: async (typed, signal) =>
    (await ask(pickWorker, { q: typed || undefined }, { signal })).map(({ id, name, code, trade }) => ({
      ...{ id, label: name, code },
      ...(trade && { note: trade }),
    })),
}
