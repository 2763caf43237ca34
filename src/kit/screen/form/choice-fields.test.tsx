// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SelectField, SwitchField } from './choice-fields.tsx'
import { FormContext } from './form-context.ts'
import { formStore } from './store.ts'

afterEach(cleanup)

const options = [
  { value: 'a', label: 'Gudang Utama' },
  { value: 'b', label: 'Karantina (periksa dulu)', isOff: true },
]

function chosen(warehouseId: string, empty?: string) {
  const store = formStore({ warehouseId })
  const { container } = render(
    <FormContext value={{ store, id: 'f' }}>
      <SelectField name="warehouseId" label="Gudang" options={options} empty={empty} />
    </FormContext>,
  )
  const select = container.querySelector('select')
  return [select?.selectedOptions[0]?.textContent, select?.value]
}

test.each([
  ['what is offered is shown as chosen', 'a', undefined, ['Gudang Utama', 'a']],
  ['what is no longer offered is not passed off as the first that is', 'gone', undefined, ['Pilih…', 'gone']],
  ['nor as leaving it open', 'gone', 'Sesuai order', ['Pilih…', 'gone']],
  ['nothing chosen is said so', '', undefined, ['Pilih…', '']],
  ['what is off stays where it was chosen before', 'b', undefined, ['Karantina (periksa dulu)', 'b']],
])('%s', (_, value, empty, shown) => {
  expect(chosen(value, empty)).toEqual(shown)
  expect(document.querySelector('option[value=b]')).toHaveProperty('disabled', true)
})

test('a switch that is refused says why, under itself', () => {
  const store = formStore({ allowNegative: false })
  const { getByRole, getByText } = render(
    <FormContext value={{ store, id: 'f' }}>
      <SwitchField name="allowNegative" label="Stok boleh minus" hint="Biasanya tidak perlu." />
    </FormContext>,
  )
  expect(getByRole('switch').getAttribute('aria-describedby')).toBe(getByText('Biasanya tidak perlu.').id)
  act(() => store.refuse({ allowNegative: ['Semen masih minus 5 zak.'] }))
  expect(getByRole('switch').getAttribute('aria-invalid')).toBe('true')
  expect(getByRole('switch').getAttribute('aria-describedby')).toBe(getByText('Semen masih minus 5 zak.').id)
})
