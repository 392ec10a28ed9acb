/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A consultation to be booked. The rules are those of the booking form. */
export type BookAppointmentInput = {
  /** A day in the business time zone, yyyy-mm-dd. */
  appointmentDate: string;
  /** One of the sixteen slots, as in 09:00 AM. */
  appointmentTime: string;
  customerEmail: string;
  customerName: string;
  customerPhone: string;
  message?: string | null | undefined;
};

/** A wish to be called back. The rules are those of the dialog. */
export type ConsultantRequestInput = {
  address?: string | null | undefined;
  design?: DesignInput | null | undefined;
  email: string;
  fullName: string;
  phone: string;
  /** A UUID of one filled form: sending it again stores nothing new. */
  requestKey?: string | null | undefined;
  /** Whether a consultant should research the property before calling. */
  researchProperty?: boolean | null | undefined;
};

/** How far a contact has come. */
export type ContactStatus =
  | 'active'
  | 'customer'
  | 'inactive'
  | 'prospect';

/** A new contact. The rules are those of the contact form. */
export type CreateContactInput = {
  company?: string | null | undefined;
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | null | undefined;
  /** `manual` when missing. */
  source?: string | null | undefined;
  /** `prospect` when missing. */
  status?: ContactStatus | null | undefined;
  tags?: Array<string> | null | undefined;
};

/** What was chosen in Design Your Home, as ids of its options. */
export type DesignInput = {
  roof?: string | null | undefined;
  siding?: string | null | undefined;
};

export type BookingDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingDaysQuery = { bookingDays: { firstDate: string, lastDate: string, timeZone: string } };

export type BookAppointmentMutationVariables = Exact<{
  input: BookAppointmentInput;
}>;


export type BookAppointmentMutation = { bookAppointment: { id: string } };

export type AppointmentSlotsQueryVariables = Exact<{
  date: string;
}>;


export type AppointmentSlotsQuery = { appointmentSlots: Array<{ time: string, available: boolean, past: boolean }> };

export type RequestConsultantMutationVariables = Exact<{
  input: ConsultantRequestInput;
}>;


export type RequestConsultantMutation = { requestConsultant: { id: string } };

export type CreateContactMutationVariables = Exact<{
  input: CreateContactInput;
}>;


export type CreateContactMutation = { createContact: { id: string } };

export type ContactRowFragment = { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, tags: Array<string>, createdAt: string };

export type ContactsQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: ContactStatus | null | undefined;
}>;


export type ContactsQuery = { contacts: { contacts: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, tags: Array<string>, createdAt: string }>, pagination: { page: number, totalPages: number, total: number } } };

export type DeleteContactMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContactMutation = { deleteContact: string };

export type PlanCardFragment = { id: string, name: string, imageUrl: string, bedrooms: number, bathrooms: number, footprint: string, modelType: string, squareFootage: number, description: string };

export type FloorPlansQueryVariables = Exact<{
  bedrooms: number;
  bathrooms: number;
}>;


export type FloorPlansQuery = { floorPlans: Array<{ id: string, name: string, imageUrl: string, bedrooms: number, bathrooms: number, footprint: string, modelType: string, squareFootage: number, description: string }> };

export const ContactRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ContactRowFragment, unknown>;
export const PlanCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<PlanCardFragment, unknown>;
export const BookingDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<BookingDaysQuery, BookingDaysQueryVariables>;
export const BookAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<BookAppointmentMutation, BookAppointmentMutationVariables>;
export const AppointmentSlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentSlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"past"}}]}}]}}]} as unknown as DocumentNode<AppointmentSlotsQuery, AppointmentSlotsQueryVariables>;
export const RequestConsultantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestConsultant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestConsultant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestConsultantMutation, RequestConsultantMutationVariables>;
export const CreateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateContactMutation, CreateContactMutationVariables>;
export const ContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ContactsQuery, ContactsQueryVariables>;
export const DeleteContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteContactMutation, DeleteContactMutationVariables>;
export const FloorPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FloorPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bedrooms"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bathrooms"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"floorPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bedrooms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bedrooms"}}},{"kind":"Argument","name":{"kind":"Name","value":"bathrooms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bathrooms"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<FloorPlansQuery, FloorPlansQueryVariables>;
export const useBookingDaysQuery = (options: SkipToken | useQuery.Options<BookingDaysQuery, BookingDaysQueryVariables> = {}) => useQuery<BookingDaysQuery, BookingDaysQueryVariables>(BookingDaysDocument, options);
export const useBookingDaysLazyQuery = (options: useLazyQuery.Options<BookingDaysQuery, BookingDaysQueryVariables> = {}) => useLazyQuery<BookingDaysQuery, BookingDaysQueryVariables>(BookingDaysDocument, options);
export const useBookAppointmentMutation = (options: useMutation.Options<BookAppointmentMutation, BookAppointmentMutationVariables> = {}) => useMutation<BookAppointmentMutation, BookAppointmentMutationVariables>(BookAppointmentDocument, options);
export const useAppointmentSlotsQuery = (options: SkipToken | useQuery.Options<AppointmentSlotsQuery, AppointmentSlotsQueryVariables>) => useQuery<AppointmentSlotsQuery, AppointmentSlotsQueryVariables>(AppointmentSlotsDocument, options);
export const useAppointmentSlotsLazyQuery = (options: useLazyQuery.Options<AppointmentSlotsQuery, AppointmentSlotsQueryVariables> = {}) => useLazyQuery<AppointmentSlotsQuery, AppointmentSlotsQueryVariables>(AppointmentSlotsDocument, options);
export const useRequestConsultantMutation = (options: useMutation.Options<RequestConsultantMutation, RequestConsultantMutationVariables> = {}) => useMutation<RequestConsultantMutation, RequestConsultantMutationVariables>(RequestConsultantDocument, options);
export const useCreateContactMutation = (options: useMutation.Options<CreateContactMutation, CreateContactMutationVariables> = {}) => useMutation<CreateContactMutation, CreateContactMutationVariables>(CreateContactDocument, options);
export const useContactsQuery = (options: SkipToken | useQuery.Options<ContactsQuery, ContactsQueryVariables> = {}) => useQuery<ContactsQuery, ContactsQueryVariables>(ContactsDocument, options);
export const useContactsLazyQuery = (options: useLazyQuery.Options<ContactsQuery, ContactsQueryVariables> = {}) => useLazyQuery<ContactsQuery, ContactsQueryVariables>(ContactsDocument, options);
export const useDeleteContactMutation = (options: useMutation.Options<DeleteContactMutation, DeleteContactMutationVariables> = {}) => useMutation<DeleteContactMutation, DeleteContactMutationVariables>(DeleteContactDocument, options);
export const useFloorPlansQuery = (options: SkipToken | useQuery.Options<FloorPlansQuery, FloorPlansQueryVariables>) => useQuery<FloorPlansQuery, FloorPlansQueryVariables>(FloorPlansDocument, options);
export const useFloorPlansLazyQuery = (options: useLazyQuery.Options<FloorPlansQuery, FloorPlansQueryVariables> = {}) => useLazyQuery<FloorPlansQuery, FloorPlansQueryVariables>(FloorPlansDocument, options);