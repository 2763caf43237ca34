/** Finds codes in a picture. Chrome on Android and macOS bring one; the others get ours. */
export interface CodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
