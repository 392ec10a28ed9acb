import { chakra } from '@chakra-ui/react/styled-system';
import type { NewAppointment } from '@hearthline/rules/appointments/rules.ts';
import type { UseFormReturn } from 'react-hook-form';
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import type { BookingValues } from './booking-form-values.ts';

/** The customer's name and contact details. */
export const CustomerFields = ({
  form: {
    register,
    formState: { errors },
  },
}: {
  form: UseFormReturn<BookingValues, unknown, NewAppointment>;
}) => (
  <chakra.div display="grid" gap="5">
    <TextField
      label="Name"
      required
      autoComplete="name"
      error={errors.customerName?.message}
      {...register('customerName')}
    />
    <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        error={errors.customerEmail?.message}
        {...register('customerEmail')}
      />
      <TextField
        label="Phone"
        type="tel"
        required
        autoComplete="tel"
        error={errors.customerPhone?.message}
        {...register('customerPhone')}
      />
    </chakra.div>
    <TextAreaField
      label="Message (optional)"
      help="Where will the home stand, and who will live in it? Whatever helps us to prepare."
      error={errors.message?.message}
      {...register('message')}
    />
  </chakra.div>
);
