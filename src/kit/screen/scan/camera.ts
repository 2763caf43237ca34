/** Why there is nothing to look through. */
export type NoCamera = 'no-reader' | 'not-secure' | 'denied' | 'no-camera'

/** What is said then; typing always goes on. */
export const withoutCamera: Readonly<Record<NoCamera, string>> = {
  'no-reader': 'Pembaca kode tidak bisa dimuat. Periksa koneksi, ketik kodenya, atau pakai alat pemindai.',
  'not-secure': 'Kamera hanya bisa dipakai lewat alamat https. Ketik kodenya, atau pakai alat pemindai.',
  denied: 'Izin kamera ditolak. Izinkan kamera di pengaturan peramban, atau ketik kodenya.',
  'no-camera': 'Kamera tidak ditemukan atau sedang dipakai. Ketik kodenya, atau pakai alat pemindai.',
}

/** Browsers offer a camera on https and localhost only. */
export function mayAskForCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function'
}

/** Opens the camera at the back of a phone, or says why not. */
export async function openCamera(): Promise<MediaStream | NoCamera> {
  if (!mayAskForCamera()) return 'not-secure'
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
    })
  } catch (cause) {
    return (cause as Error).name === 'NotAllowedError' ? 'denied' : 'no-camera'
  }
}

/** Lets the camera go; its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
