import { ifMatched } from '../../platform/database/matched';
import { normalizeEmail } from '../people/user.model';
import { DEVICE_LIFETIME, KnownDeviceModel } from './session.model';
import { hashToken, newToken } from './token';

/** Whether this person has signed in with this browser. @param device the token of its cookie; null: it has none */
export async function isKnownDevice(device: string | null, email: string): Promise<boolean> {
  if (!device) return false;
  const since = new Date(Date.now() - DEVICE_LIFETIME);
  return (await KnownDeviceModel.exists({ mark: markOf(device, email), usedAt: { $gt: since } })) !== null;
}

/** Remembers that this person signed in with this browser. @returns the token of its cookie */
export async function rememberDevice(device: string | null, email: string): Promise<string> {
  const token = device ?? newToken();
  await ifMatched(
    KnownDeviceModel.updateOne(
      { mark: markOf(token, email) },
      { $set: { usedAt: new Date() } },
      { upsert: true },
    ),
  );
  return token;
}

/** Forgets browsers that nobody signed in with for a year. */
export async function sweepKnownDevices(): Promise<void> {
  await KnownDeviceModel.deleteMany({ usedAt: { $lt: new Date(Date.now() - DEVICE_LIFETIME) } });
}

function markOf(device: string, email: string): string {
  return hashToken(`${device}\n${normalizeEmail(email)}`);
}
