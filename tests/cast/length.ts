/** True under `npm run test:all`, where what is only repetition runs at its full length; short in every `npm test`. */
export const isWhole = process.env['TEST_ALL'] === '1'
