/** Money and counts are bigint inside and decimal text on the wire: JSON never sees a float. */
export function teachJsonBigint(): void {
  Object.defineProperty(BigInt.prototype, 'toJSON', {
    value(this: bigint) {
      return this.toString()
    },
    configurable: true,
    writable: true,
  })
}

teachJsonBigint()
