import { ask } from '#kit/screen/client/ask.ts'
import type { ChoiceSource } from '#kit/screen/picker/choice.ts'
import { pickEmployee } from '../picks/contract.ts'

/** Employees, found by name, number or position. */
export function employeeChoices(): ChoiceSource {
  return {
    key: 'employee',
    noun: 'karyawan',
    search: async (typed, signal) =>
      (await ask(pickEmployee, { q: typed || undefined }, { signal })).map(({ id, name, code, position }) => ({
        ...{ id, label: name, code },
        ...(position && { note: position }),
      })),
  }
}
