/**
 * Writes what a paper is called as it stands within a sentence: a word begins small, a number stays as it is.
 *
 *   inSentence('Konfirmasi order ORD-2611-0042')  // 'konfirmasi order ORD-2611-0042'
 *   inSentence('PO-2611-0031')  // 'PO-2611-0031'
 */
export function inSentence(called: string): string {
  return /^\p{Lu}\p{Ll}/u.test(called) ? called.charAt(0).toLowerCase() + called.slice(1) : called
}
