import type { CustomerContact, CustomerSite } from '@shishir/contract';
import Stack from '@mui/material/Stack';
import { RecordFormScreen } from '../../platform/ui/record/record-form-screen';
import { customers } from './customers';
import { customerTexts as texts } from './customers.texts';
import { PartsField } from './parts-field';

const linesOf = (parts: (CustomerContact | CustomerSite)[]) =>
  parts.map((part) => Object.values(part).filter(Boolean).join(', ')).join('\n');

/** Page of the form: without an id in the address it adds a customer. */
export default function CustomerFormPage() {
  return (
    <RecordFormScreen
      {...customers}
      parts={{
        contacts: { label: texts.contacts.title, empty: [], textOf: linesOf },
        sites: { label: texts.sites.title, empty: [], textOf: linesOf },
      }}
      savedPath={({ id }) => customers.paths.one(id)}
      below={
        <Stack sx={{ gap: 2 }}>
          <PartsField name="contacts" texts={texts.contacts} />
          <PartsField name="sites" texts={texts.sites} />
        </Stack>
      }
    />
  );
}
