// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from './auth-field.tsx'

afterEach(cleanup)

test('Tab leads from the email to the password, and only then to what stands beside its label', () => {
  const { container } = render(
    <>
      <input aria-label="Email" />
      <PasswordField
        label="Kata sandi"
        value=""
        onChange={() => undefined}
        aside={<a href="/forgot-password">Lupa kata sandi?</a>}
      />
    </>,
  )
  const stops = [...container.querySelectorAll('input, button, a')].map((one) => one.tagName)
  expect(stops).toEqual(['INPUT', 'INPUT', 'BUTTON', 'A'])
})
