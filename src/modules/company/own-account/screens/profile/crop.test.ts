import { expect, test } from 'vitest'
import { held, moved, sideOf, squareOf, type Crop } from './crop.ts'

const wide: Crop = { width: 400, height: 200, zoom: 1, x: 0.5, y: 0.5 }

test('as much as fits, from the middle', () => {
  expect(squareOf(wide)).toEqual({ left: 100, top: 0, side: 200 })
})

test('the square never leaves the picture', () => {
  expect(squareOf(held({ ...wide, x: 0, y: 1 }))).toEqual({ left: 0, top: 0, side: 200 })
  expect(squareOf(held({ ...wide, x: 1, zoom: 2 }))).toEqual({ left: 300, top: 50, side: 100 })
})

test('the picture follows the finger', () => {
  const after = moved({ ...wide, zoom: 2 }, { dx: 50, dy: -50, frame: 100 })
  expect(squareOf(after)).toEqual({ left: 100, top: 100, side: 100 })
  expect(sideOf(after)).toBe(100)
})
