import { formatDateTime } from 'kit/format';
import { Button, DefinitionList, DefinitionRow, Tag } from 'kit/ui';

/** A device on which somebody is signed in. */
export interface Device {
  id: string;
  /** Such as 'Chrome op Windows'; empty when not known. */
  device: string;
  /** The network address it signed in from; empty when not known. */
  address: string;
  startedAt: string;
  usedAt: string;
  /** The one at which one sits. */
  isCurrent: boolean;
}

/** The props of DeviceList. */
export interface DeviceListProps {
  devices: readonly Device[];
  /** Ends the session of a device; the one at which one sits has no button. */
  onEnd: (id: string) => void;
  /** One is being ended. */
  busy?: boolean;
}

/** Where somebody is signed in, with a button to end each. */
export function DeviceList({ devices, onEnd, busy }: DeviceListProps) {
  return (
    <DefinitionList>
      {devices.map((device) => (
        <DefinitionRow
          key={device.id}
          label={nameOf(device)}
          action={
            device.isCurrent ? (
              <Tag tone="ok">Dit apparaat</Tag>
            ) : (
              <Button
                variant="text"
                size="small"
                disabled={busy}
                aria-label={`${nameOf(device)} beëindigen`}
                onClick={() => onEnd(device.id)}
              >
                Beëindigen
              </Button>
            )
          }
        >
          Laatst gebruikt op {formatDateTime(device.usedAt)}. Ingelogd op {formatDateTime(device.startedAt)}
          {device.address && ` vanaf ${device.address}`}.
        </DefinitionRow>
      ))}
    </DefinitionList>
  );
}

function nameOf({ device }: Device): string {
  return device || 'Onbekend apparaat';
}
