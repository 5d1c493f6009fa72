/** Pages below `/service`, by their name in the sections of pages. */
export const SERVICE_TOPICS = ['warranty', 'spare_parts', 'maintenance'] as const;
export type ServiceTopic = (typeof SERVICE_TOPICS)[number];
export const SERVICE_TOPIC_PATHS = {
  warranty: '/service/warranty',
  spare_parts: '/service/spare-parts',
  maintenance: '/service/maintenance',
} satisfies Record<ServiceTopic, string>;
