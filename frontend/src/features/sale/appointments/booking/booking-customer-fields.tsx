import { chakra } from '@chakra-ui/react/styled-system';
import type { NewAppointment } from '@hearthline/rules/sale/appointments/appointment-rules.ts';
import {
  appointmentText,
  appointmentTextNames,
} from '@hearthline/rules/sale/appointments/appointment-texts.ts';
import type { UseFormReturn } from 'react-hook-form';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { TextAreaField, TextField } from '../../../../ui/forms/field.tsx';
import type { BookingValues } from './booking-form-values.ts';

/** The customer's name, contact details, and what they may add. */
export const CustomerFields = ({
  form: {
    register,
    formState: { errors },
  },
}: {
  form: UseFormReturn<BookingValues, unknown, NewAppointment>;
}) => {
  const field = fieldProps(register, errors);
  return (
    <chakra.div display="grid" gap="5">
      <TextField label="Name" required autoComplete="name" {...field('customerName')} />
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField label="Email" type="email" required autoComplete="email" {...field('customerEmail')} />
        <TextField label="Phone" type="tel" required autoComplete="tel" {...field('customerPhone')} />
      </chakra.div>
      {appointmentTextNames.map((name) => {
        const { title, help, multiline } = appointmentText(name);
        const Field = multiline ? TextAreaField : TextField;
        return <Field key={name} label={`${title} (optional)`} help={help} {...field(name)} />;
      })}
    </chakra.div>
  );
};
