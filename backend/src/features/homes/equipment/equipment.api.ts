export { EquipmentItemType } from './equipment-sheet.entity.ts';
export { readEquipment, shownEquipment } from './equipment.service.ts';
